/** The company at a table of several devices: the way to them, what they say, and what is asked among them. */
import { untrack } from 'svelte';
import { bring, linksFor } from '#match/brought.ts';
import { exportMatch, writeMatchByHand } from '#match/transfer.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { reach, type Reach } from '#match/reach.ts';
import { loadLink } from '#store/links.ts';
import type { Accord } from '#engine/log.ts';
import { LinkRefused } from '#sync/ports.ts';
import { writeLink, type Keys } from '#sync/keys.ts';
import type { BrokerState } from '#sync/transports/peerjs.ts';
import { toast } from '#ui/announce.svelte.ts';
import type { Sounds } from '#ui/play/sounds.ts';
import { words } from '#words/link.ts';
import { insist } from '../insist.ts';
import { linkTo } from './share.ts';
import { exportAs } from '#shell/files.ts';
import { inWords } from '#shell/problems.ts';
import { nameOf } from './told.ts';

/** Milliseconds until what could not be read is read again. */
const patience = 3000;

export class Company {
  readonly live: LiveMatch;
  /** What opens the room of this match; undefined until it is read, null where this device takes no part. */
  keys = $state.raw<Keys | null>();
  broker = $state<BrokerState>('connecting');
  /** Somebody was connected since the page was opened. */
  met = $state(false);
  #reach: Reach | undefined;

  constructor(live: LiveMatch, sounds: Sounds) {
    this.live = live;
    live.ontalk = ({ device, emote }) => {
      const name = live.link ? nameOf(live.link, device) : words.watcher;
      if (emote === 'nudge') {
        toast(words.nudgedBy(name));
        sounds.play('turn');
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([25, 60, 25]);
      } else toast(words.said(name, words.emotes[emote]));
    };
    this.#read();
    this.#connect();
    this.#notice();
  }

  /** The link of the room. */
  get link(): string {
    return this.keys ? linkTo(writeLink(this.keys)) : '';
  }

  /** Asks the others; says so if it cannot be asked now. */
  async ask(what: Accord): Promise<void> {
    await this.#try(async () => this.live.session?.ask(what));
  }
  async answer(id: string, yes: boolean): Promise<void> {
    await this.#try(async () => this.live.session?.answer(id, yes));
  }
  async adopt(): Promise<void> {
    await this.#try(async () => {
      await this.live.session?.adopt();
      toast(words.fork.taken);
    });
  }
  async takePlace(place: number, name: string): Promise<void> {
    await this.#try(async () => this.live.session?.takePlace(place, name));
  }

  /** The match as a code to be sent, with our link for the throw that is due. */
  byHand(): Promise<string> {
    return writeMatchByHand(this.live.id, this.live.session?.handLinks ?? []);
  }
  async save(): Promise<void> {
    await exportAs(() => exportMatch(this.live.id));
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof LinkRefused)) toast(inWords(error));
      else toast(error.why === 'gone' ? words.question.gone : words.question.impossible);
    }
  }

  /** Reads what opens the room. That it cannot be read just now does not mean that this device takes no part. */
  #read(): void {
    $effect(() =>
      insist(
        () => loadLink({ match: this.live.id }),
        (row) => (this.keys = row?.keys ?? null),
        patience
      )
    );
  }

  /** Looks for the others while this tab writes the match; under another address if our place changes. */
  #connect(): void {
    const { live } = this;
    const taking = $derived(live.link !== undefined && live.link.trouble !== 'elsewhere');
    const me = $derived(live.link?.me);
    $effect(() => {
      const { keys } = this;
      if (!keys || !taking) return;
      const place = me;
      const reached = untrack(() =>
        reach({
          room: keys,
          place: () => place,
          missing: () => live.link?.devices.flatMap(({ connected, place }) => (connected ? [] : [place])) ?? [],
          connect: (channel) => {
            if (live.session) live.session.connect(channel);
            else channel.close();
          },
          onstate: (state) => (this.broker = state)
        })
      );
      this.#reach = reached;
      return () => {
        this.#reach = undefined;
        reached.close();
      };
    });

    // Who is lost is looked for at once.
    let before = 0;
    const here = $derived(live.link?.devices.filter(({ connected }) => connected).length ?? 0);
    $effect(() => {
      if (here > 1) this.met = true;
      if (here < before) this.#reach?.wake();
      before = here;
    });

    // What came with a match sent by hand belongs to the throw that is due now.
    $effect(() => {
      if (!taking || !live.session) return;
      const links = linksFor(live.id);
      if (links.length === 0) return;
      live.session.takeLinks(links).catch((error: unknown) => {
        // A session that has ended took nothing: they wait for the next. Another has them, and tries again what failed.
        if (error instanceof LinkRefused) bring(live.id, links);
        else toast(inWords(error));
      });
    });
  }

  /** Says what became of our question, and what others ask. */
  #notice(): void {
    const { live } = this;
    let open: readonly string[] = [];
    let length = live.entries.length;
    $effect(() => {
      const questions = live.link?.questions ?? [];
      const { entries } = live;
      untrack(() => {
        const mine = questions.filter(({ by }) => by === live.link?.me).map(({ id }) => id);
        const last = entries.at(-1);
        if (entries.length === length && open.some((id) => !mine.includes(id))) toast(words.question.refused);
        else if (open.length > 0 && entries.length > length && last?.type === 'accord' && last.by === live.link?.me)
          toast(words.question.granted);
        open = mine;
        length = entries.length;
      });
    });
  }
}
