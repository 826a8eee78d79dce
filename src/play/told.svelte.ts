/** What is heard and felt of a match: sentences for a screen reader, ticks of wood, a light touch when it is one's turn. */
import { untrack } from 'svelte';
import type { Seat } from '#engine/game.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { Sounds } from '#ui/play/sounds.ts';
import { announce } from '#ui/announce.svelte.ts';
import { words } from '#words/play.ts';
import type { Known } from './known.svelte.ts';
import { lineOf } from './since/told.ts';
import { result, type Tale } from './story.ts';

/**
 * Speaks every move once things are at rest and have been seen: bots' moves in full, a person's own only by what was
 * chosen where the log has no line for it, then who decides next and what. An end that is told as a show is left to it.
 */
export function speak(live: LiveMatch, known: Known, tale: Tale): void {
  let heard = live.history.length;
  let asked: Seat | undefined;
  $effect(() => {
    if (live.moving || live.thinking !== undefined || known.showing !== undefined) return;
    const { history, decider, over } = live;
    untrack(() => {
      const said = history.slice(heard).flatMap((one) => {
        const line = lineOf(tale, one);
        if (line !== undefined) return line;
        return one.by === 'chance' || live.seats[one.by]?.bot
          ? []
          : words.spoken.took(tale.view.undoes(live.game, one.before, one.move));
      });
      const undone = history.length < heard;
      heard = history.length;
      if (over) {
        const { headline, detail } = result(tale, live.state);
        if (said.length > 0 && !tale.view.tellsEnd && !tale.view.keepsakes) said.push(`${headline} ${detail}.`);
      } else if (decider !== undefined) {
        // Within a turn the table itself says what is to be decided.
        if (decider !== asked || undone) {
          said.push(words.spoken.turn(tale.names[decider] ?? '', tale.view.doing(live.state)));
        }
        asked = decider;
      }
      if (said.length > 0) announce(said.join(' '));
    });
  });
}

/**
 * Ticks as things move, and a sign when somebody here is to decide. Where others decide on devices of their own, it also
 * comes when the turn returns to the same seat.
 */
export function sound(live: LiveMatch, known: Known, tale: Tale, sounds: Sounds): void {
  let last: Seat | 'others' | undefined = live.decider;
  $effect(() => {
    const { event } = live.frame;
    if (event && tale.view.beats(event) > 0) sounds.play('tick');
  });
  $effect(() => {
    const { decider } = live;
    if (known.showing !== undefined) return;
    if (decider === undefined) {
      const turn = live.game.turn(live.state);
      if (live.linked && typeof turn === 'number' && turn !== last) last = 'others';
      return;
    }
    if (decider !== last && last !== undefined) {
      sounds.play('turn');
      // Browsers refuse, and complain, before the first touch.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(25);
    }
    last = decider;
  });
  let { over } = known;
  $effect(() => {
    if (known.over && !live.moving && !over) {
      over = true;
      sounds.play('end');
    }
  });
}
