/** Every string of link play that is not of one screen: what verifying proves, what differs between devices, and what one can do. */
import { catalogue } from './catalogue.ts';
import type { Choice, Difference } from '#sync/difference.ts';
import type { Proven, Unprovable } from '#sync/verify.ts';

const proven: Readonly<Record<Proven, string>> = {
  legal: 'Every move was legal where it was made.',
  order: 'Nothing in the log was changed, left out or put in later without changing everything after it.',
  dice: 'Every draw is what the dice gave; no device could choose one or know it early.',
  alone: 'Every draw is what the dice of this device gave, as they were fixed before the match began.',
  day: 'Every draw is the one that this date has for everybody.',
  accords: 'Whatever was agreed on names everyone who had to agree.',
  undo: 'Taking back changed no draw that had been seen.'
};

const unprovable: Readonly<Record<Unprovable, string>> = {
  who: 'Who was sitting at each device.',
  consent: 'That the people at a device really agreed when the device said so.',
  collusion: 'That the devices did not arrange the draws among themselves.',
  tries: 'That this device did not begin the match several times and keep the one with the best draws.',
  foresight:
    'That the draws of the day were not known beforehand: they follow from the date, and the match may be played twice.',
  leaving: 'That nobody left before a draw they did not want, and never came back.'
};

const choice: Readonly<Record<Choice, string>> = {
  update: 'Update Wayside on this device',
  'they-update': 'Wait until the other device has updated Wayside',
  older: 'Play by the older rules',
  'take-edition': 'Play with their edition of the cards'
};

function differs(found: Difference): string {
  switch (found.what) {
    case 'game':
      return 'This Wayside does not have the game yet.';
    case 'edition':
      return 'The cards at that table are another edition than the ones here.';
    case 'rules':
      return found.behind === 'here'
        ? 'The other side plays by newer rules than this device has.'
        : 'The other side plays by older rules than this device has.';
    case 'protocol':
      return found.behind === 'here'
        ? 'The other device has a newer Wayside.'
        : 'The other device has an older Wayside.';
  }
}

export const linkWords = catalogue('verify', { proven, unprovable, choice, differs });
