/** What a player reads when the rules refuse a move, by rule id. */
import { catalogue } from '#words/catalogue.ts';
import { numberIn as number, textIn as text, type Detail, type Refusals } from '#words/refusals.ts';
import type { AyarName, LineName } from '../editions/schema.ts';
import { ayarWords, lineWord } from './names.ts';

const marker = (detail: Detail): string => ayarWords[text(detail, 'marker') as AyarName] ?? 'This marker';

const line = (detail: Detail): string => lineWord(text(detail, 'line') as LineName);

/** What has to be decided first, for moves that come out of order. */
const first: Readonly<Record<string, string>> = {
  step: 'First comes a step: choose a marker and a line of the grid.',
  ayar: 'First choose the Ayar that gold moves.',
  build: 'First choose where the tambo is built.',
  tambo: 'First choose the tambo that leaves the grid.',
  pottery: 'First take pots, or touch Done.',
  weaving: 'First take a textile, or touch Done.',
  lay: 'First lay the textile you took.',
  terrace: 'First plant maize, or touch Done.',
  reed: 'First sail on, or touch Done.',
  lakeArea: 'First choose where on the lake the viracocha comes from.',
  viracocha: 'First place the viracocha you gained.',
  moveMarker: 'First move a retired marker, or leave them where they are.',
  order: 'First choose what is settled next.',
  temple: 'First choose the temple to place.',
  fertile: 'First choose two crafts for fertile ground.',
  moonSlot: 'First choose the moon place for the retired marker.',
  llamas: 'First divide your llamas.'
};

export const refusals: Refusals = catalogue('ayar.refusals', {
  'AYR-DAY-02': (detail) => first[text(detail, 'step')] ?? 'Something is being drawn; this comes later.',
  'AYR-FLOW-01': 'The match is over.',
  'AYR-SET-08': 'This pair has its row already.',
  'AYR-SET-09': 'This tile does not belong there.',
  'AYR-SOLO-06': 'The Ayllu cannot draw that now.',
  'AYR-RES-54': 'There is no such seat.',
  'AYR-RES-55': 'This textile cannot show now.',
  'AYR-RES-57': 'This pot cannot show now.',
  'AYR-START-01': 'The starting tambo goes to the first place of a path, if that is still empty.',
  'AYR-STEP-01': (detail) => `${marker(detail)} has been laid today; it stands up again at dawn.`,
  'AYR-STEP-02': (detail) =>
    'marker' in detail
      ? `At ${line(detail)} a marker was laid today.`
      : `No tambo is left in ${line(detail)}, so no step can be taken there.`,
  'AYR-STEP-03': (detail) =>
    'line' in detail
      ? `${marker(detail)} still stands at ${line(detail)} and blocks it until it is moved.`
      : `${marker(detail)} cannot be laid now.`,
  'AYR-STEP-04': 'No craft could be performed behind this Ayar after that step.',
  'AYR-RES-01': 'A marker must move to another line than the one where it stands.',
  'AYR-SSCORE-01': (detail) => `${marker(detail)} has retired: its marker lies on a moon place for good.`,
  'AYR-RES-12': 'This Ayar has retired; gold cannot call it back.',
  'AYR-TAMBO-01': (detail) =>
    `The tambo must come from the line of the marker, and this place (${number(detail, 'cell') + 1}) offers none.`,
  'AYR-TAMBO-02': 'Only empty places on the path of the Ayar that moved can be built on.',
  'AYR-TAMBO-03': 'The craft of this place cannot be performed now: pieces, room or power are missing.',
  'AYR-RES-14': 'The Ayar has not passed this place yet: only what lies behind it can be built on.',
  'AYR-RES-04': 'At least one piece first: a pot, a textile, a cob or a space on the lake.',
  'AYR-POT-01': (detail) =>
    'price' in detail
      ? `This pot costs ${number(detail, 'price')}, and ${number(detail, 'power')} power is left.`
      : 'No pot lies there.',
  'AYR-RES-33': 'The stack of pots is empty.',
  'AYR-WEAVE-01': (detail) =>
    'power' in detail
      ? `This textile costs ${number(detail, 'stack')}, and ${number(detail, 'power')} power is left.`
      : 'There is no such stack.',
  'AYR-RES-36': 'No textile shows there: this turn’s is taken, or the stack is empty.',
  'AYR-WEAVE-03': (detail) =>
    detail.covered === true
      ? 'A textile never lies on another: both places must be empty.'
      : 'The textile would hang over the edge of the loom.',
  'AYR-TERR-02': 'This terrace is empty already.',
  'AYR-REED-01': (detail) =>
    'cost' in detail
      ? `Going there costs ${number(detail, 'cost')}, and ${number(detail, 'power')} power is left.`
      : 'The boat goes along the dotted lines, one space at a time.',
  'AYR-RES-42': 'The boat never comes back to the landing place.',
  'AYR-RES-43': 'The boat may not stay here: another boat lies on this yellow island.',
  'AYR-RES-46': 'From there the power would not suffice to reach a space where the boat may stay.',
  'AYR-REED-05': 'This part of the lake does not touch the new island.',
  'AYR-RES-44': 'No viracocha is left in this part of the lake.',
  'AYR-VIR-01': 'There is no such bonus place.',
  'AYR-VIR-02': 'This bonus is complete and takes no more viracocha.',
  'AYR-VIR-07': 'There is no retired marker on this moon place.',
  'AYR-RES-29': 'This moon place is taken: the marker needs a free one.',
  'AYR-EOT-01': 'This was not triggered by the turn, or is settled already.',
  'AYR-RES-18': 'The order of this one changes nothing, so it is settled by itself.',
  'AYR-RES-83': 'The temple of this craft has been placed already.',
  'AYR-FERT-01': 'Fertile ground rewards two different crafts.',
  'AYR-RES-49': 'This moon place is taken: each craft pays once.',
  'AYR-END-01': (detail) => `You have ${number(detail, 'llamas')} llamas in all.`
});
