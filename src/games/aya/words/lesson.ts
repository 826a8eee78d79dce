/** What the lesson of Aya says: whole sentences of at most 25 words. */
import { catalogue } from '#words/catalogue.ts';

export const lesson = catalogue('aya.lesson', {
  helper: 'Ines',
  river: {
    title: 'A river that falls',
    goal: 'Together we build a river of dominoes and push it once. Every landscape and animal it reaches is photographed: one point each.',
    start:
      'The river rises on Start, the round tile laid first, which gives no photo. The ringed domino before its spring is the one you push.',
    place:
      'Alone, you also play for “Other hand”. Its domino floats already at the river’s end: drag it elsewhere if you like, then touch Place.',
    placeNudge:
      'Let the domino stand in the empty place on the round tile, where its sign says Safe. Then touch Place.',
    push: 'That was the last domino: hands off! Should the fall stop, you may push again; later pushes cost tokens, which are points. Touch Push.',
    pushNudge: 'Touch Push at the bottom.',
    fell: 'The river ran through: two photos, a landscape and an animal. Photos and tokens left make one common score.'
  },
  bends: {
    title: 'Bends and forks',
    bend: 'Bend the river, which runs one way: touch ↻, Turn right, two or three times, then Place. Do so with three dominoes.',
    bendNudge: 'Each domino stands a little further on and turned a little more, as long as its sign says Safe.',
    bent: 'Up to 25 degrees, five touches, from one domino to the next is safe.',
    kinds:
      'Five kinds of domino: forest, mountain, desert, ice, field. Any may follow any. The last one here, a garden, counts as every kind.',
    arms: 'At a garden the river can fork. Touch Other end until your domino hangs beside it, then Place. Do so on both sides.',
    armsNudge:
      'Touch a glow beside the garden, or Other end, until the domino hangs at one side behind it. Then Place.',
    push: 'Both arms have grown: push, and see whether the water finds both ways.',
    pushNudge: 'Touch Push at the bottom.',
    fell: 'One domino struck two, and both arms ran.'
  },
  landscape: {
    title: 'A landscape',
    tile: 'A camera may bring a landscape, a round tile of its kind. Touch Tile, then Place both. It may lie apart: the river follows.',
    tileNudge: 'Choose Tile first. The domino stands before an opening of the tile, so that it falls onto it.',
    foreign:
      'Only its own kind belongs on a landscape: forest on the desert tile would spoil its photo. Keep it for later: touch Reserve.',
    foreignNudge: 'Touch Reserve at the bottom. Only desert dominoes and gardens belong on a desert tile.',
    fork: 'Water must reach every opening of the tile, and two arms are dry. Place a desert domino on one, then on the other.',
    forkNudge:
      'Touch the arm drawn on the tile that is still empty, close to the line where the river parts. Then Place.',
    ready: 'The camera sign: this photo is ready. All it needs now is a river that falls cleanly.',
    push: 'Every opening has its domino. Push, and see whether the photo counts.',
    pushNudge: 'Touch Push at the bottom.',
    fell: 'The landscape counts: dominoes of its own kind at every opening, and nothing else on it.'
  },
  animal: {
    title: 'An animal',
    animal:
      'Instead of a landscape, a camera may bring an animal of its kind, across the tops of two dominoes. Once Animal is chosen, touch Place.',
    animalNudge: 'Choose Animal first, next to a domino that stands, and place it.',
    run: 'An animal needs a river of its own kind up to a tile of that kind. Yours has a hole: touch its brown sign.',
    runNudge:
      'Touch the brown sign in the gap before the desert tile: your domino then stands in line there. Then touch Place.',
    push: 'Push: the animal drops when its two dominoes fall. It counts if it touches no tile and is alone between two tiles.',
    pushNudge: 'Touch Push at the bottom.',
    fell: 'It lies in the water, alone, and its kind leads to the desert tile: the photo counts.'
  },
  buffer: {
    title: 'A gap on purpose',
    lay: 'Dominoes may fall while you build. An animal’s domino may lie flat for now: the gap stops a fall. Choose Laid flat and place it.',
    layNudge: 'Choose Laid flat first, next to a domino that stands, and place it.',
    raise:
      'A sleeve brushed past! Everything behind the gap fell, the rest was saved. Stroke them upright, or touch Stand all up. Everybody may help.',
    raiseNudge: 'Touch Stand all up, or the dominoes that lie. In a match the sand keeps running.',
    buffer: 'Before building ends the flat one must stand, too, or its animal is lost. Touch Raise.',
    bufferNudge: 'Touch Raise, or the animal that lies flat.'
  },
  turn: {
    title: 'Turns and sand',
    glass:
      'Building lasts two glasses of ten minutes, or until somebody’s stock is used up. The sand runs while somebody decides; here it stands still.',
    place:
      'One domino a turn: draw it, then place or reserve it. Your stock tells how many are left. Place yours; the next comes at once.',
    placeNudge: 'Place the domino where the river goes on.',
    watch:
      'Now Ines builds on the same river; then a ring shows her domino. There are no secrets: talk about everything.',
    reserve:
      'The garden in your reserve can come next instead of an unseen one: touch Then, and place the domino in your hand.',
    reserveNudge: 'Place the domino where the river goes on. Only the top of the reserve can be drawn.',
    pause:
      'The first glass is out: hands off. Talk as long as you like; then somebody turns the glass, and the same player goes on.'
  },
  pushes: {
    title: 'Push and count',
    push: 'This river has two holes further on. Push, and see how far it gets.',
    pushNudge: 'Touch Push at the bottom.',
    stopped:
      'It stops at the hole. In turn, somebody pushes a domino that still stands: the second push is free as well.',
    choose:
      'It has stopped again. A push now costs one of the ten tokens, each a point at the end. Push, or is it enough?',
    chooseNudge: 'Touch Push or Enough.',
    again: 'One token spent, two photos won: that was worth it.',
    enough: 'All tokens kept, but the photos behind the hole are lost: they would have been two.',
    count:
      'The count: photos, panoramas (all three tiles of a kind) and tokens left, a point each. Together they give your rank, up to 55 points.'
  },
  match: {
    title: 'A small river',
    begin:
      'In earnest: three minutes and few dominoes for two hands. Turn the glass, use them up for a photo of the desert, then push.',
    won: (photos: number) =>
      photos === 1
        ? 'A photo of your own river. You are ready for a whole match.'
        : 'Photos of your own river, more than one. You are ready for a whole match.',
    lost: 'No photo this time: a hole, a wrong kind or a dry opening. Step back to try again, or go on to a whole match.'
  }
});

/** What the coach says in a match, each once, to be read at a glance: the sand runs. */
export const coach = catalogue('aya.coach', {
  start: 'Here the river rises: drag Start to where it has room.',
  place: 'Your domino floats where it helps most. If the sign says Safe, touch Place.',
  drag: 'Drag the domino, or touch where it should stand.',
  tools: 'The arrows beside the picture turn your domino, and bring it nearer to the one before it or further away.',
  begin: 'Any kind may stand on Start: place it there.',
  keep: 'No good place? Reserve keeps it for a later turn.',
  garden: 'A garden counts as every kind.',
  camera: 'A camera: choose what it brings.',
  foreign: 'Beside a landscape: only its own kind may stand on it.',
  reserve: 'The top of your reserve can come next.',
  laid: 'Raise what lies flat before building ends.',
  pause: 'Hands off: talk, then turn the glass.',
  push: 'Hands off. The first domino on Start is pushed.',
  tokens: 'Push tokens: each one left is a point.',
  again: 'A push after a stop: the line below says whether it is free or costs a token.',
  ready:
    'The camera sign: this photo is ready, and counts if the river falls cleanly. All it needs now is a river that reaches it.',
  alone: 'Alone you play two hands in turn: two stocks, two reserves.',
  several: 'Agree before the sand runs: who leads the river on, who prepares landscapes?',
  sure: 'In this match your hand knocks nothing over: try places as you like.',
  shaky: 'A Natural or Bare hand knocks over what it touches: go slowly, and leave room.',
  first: 'No landscape of this kind lies here yet, and its animals count only with one: a landscape comes first.',
  near: 'A landscape of this kind lies here already: this camera can bring its animal, or another landscape. What has room now is chosen.',
  openings:
    'More than two openings on a landscape: each needs a domino. Branch the line where its river parts; a second river needs its own line.',
  panorama: 'All three landscapes of a kind, if each of them counts, make a panorama: one point more.',
  between: 'Two animals between the same two tiles are lost. A fork at a garden parts them: then both may count.',
  risky:
    'An exclamation mark (!) stands at a risky joint: most falls pass there, not all. You may leave it so, and build on.',
  wave: '“What would fall” shows how far a push would run as things stand.',
  half: 'Half this sand is gone. What stands apart must be joined in time, or costs a push of its own.',
  halfLast:
    'Half the last sand is gone: close holes and raise what lies. A proposal may still build elsewhere: touch where yours should stand.',
  few: 'The last dominoes: close holes first. What one push does not reach costs further pushes.',
  lacks: 'There is no hurry now. Hold a finger on a landscape or an animal: it tells what its photo lacks.',
  risk: 'Nothing can be mended any more: the river runs as far as its joints hold, and animals drop where they are.',
  any: 'Touch any domino that stands to push it instead: it falls the way it faces.',
  weigh: 'Each photo is counted by what lies around it: a hole elsewhere costs it nothing.'
});
