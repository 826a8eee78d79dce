/** Which device holds which seat in the course of a match, and whose consent an accord needs. */
import type { Seat } from '#engine/game.ts';
import type { Accord, Entry, Header, Place, Player } from '#engine/log.ts';
import type { MatchRecord } from './record.ts';

type Device = {
  readonly id: string;
  readonly name: string;
  /** Away by agreement: the dice do without it until it is back. */
  readonly resting: boolean;
};

/** The devices of a match at one moment. A match of one device has one, whose id is empty. */
export type Devices = {
  readonly devices: readonly Device[];
  /** The place of each seat. */
  readonly holders: readonly Place[];
  readonly players: readonly Player[];
};

export const devicesOf = (header: Header): Devices =>
  header.format === 'wayside.match/2'
    ? {
        devices: header.devices.map(({ id, name }) => ({ id, name, resting: false })),
        holders: header.holders,
        players: header.players
      }
    : {
        devices: [{ id: '', name: '', resting: false }],
        holders: header.players.map(() => 0),
        players: header.players
      };

/** The devices after some entries that hold. */
export const devicesAfter = (
  { header, past }: Pick<MatchRecord, 'header' | 'past'>,
  entries: readonly Entry[]
): Devices => {
  const own = past.at(-1)?.until ?? 0;
  return entries.reduce(
    (now, entry) => (entry.type === 'accord' && entry.n >= own ? agree(entry.what, now) : now),
    devicesOf(header)
  );
};

/** What keeps the devices of a header from being any, in words. */
export function devicesProblem(header: Header): string | undefined {
  if (header.format !== 'wayside.match/2') return undefined;
  const { devices, holders, dice, players } = header;
  if (dice.length !== devices.length) return 'a device without dice';
  if (new Set(devices.map(({ id }) => id)).size !== devices.length) return 'a device is there twice';
  if (new Set(dice).size !== dice.length) return 'two devices have the same dice';
  if (holders.length !== players.length) return 'a seat without a device';
  if (holders.some((place) => place >= devices.length)) return 'a seat on no device';
  return devices.every((_, place) => holders.includes(place)) ? undefined : 'a device without a seat';
}

/** The places whose chains make the dice, in order (LINK-DICE-02). */
export const contributors = ({ devices, holders }: Devices): Place[] =>
  devices.flatMap(({ resting }, place) => (!resting && holders.includes(place) ? [place] : []));

/** The place an accord is about and whose consent it can do without, because it may be away. */
function concerned(what: Accord, { holders }: Devices): Place | undefined {
  if (what.type === 'hand') return holders[what.seat];
  return what.type === 'rest' || what.type === 'device' ? what.place : undefined;
}

/** Everyone whose consent an accord needs (LINK-ASK-02). */
export function needed(what: Accord, now: Devices): Place[] {
  const about = concerned(what, now);
  return contributors(now).filter((place) => place !== about);
}

/** What is wrong with an accord here, in words; the position is for the rules to check. */
export function accordProblem(
  { by, with: agreed, what }: { readonly by: Place; readonly with: readonly Place[]; readonly what: Accord },
  now: Devices
): string | undefined {
  const { devices, holders } = now;
  const joins = what.type === 'device' && what.place === devices.length;
  const count = joins ? devices.length + 1 : devices.length;
  if (agreed.some((place, i) => place >= count || (i > 0 && place <= agreed[i - 1]!))) return 'agreed to by no device';
  if (!agreed.includes(by)) return 'asked for by none who agrees';
  const missing = needed(what, now).find((place) => !agreed.includes(place));
  if (missing !== undefined) return `not agreed to by device ${missing}`;
  switch (what.type) {
    case 'back':
    case 'end':
      return undefined;
    case 'hand':
      if (what.seat >= holders.length || what.to >= devices.length) return 'no such seat or device';
      if (devices[what.to]!.resting) return 'a seat for a device that rests';
      return agreed.includes(what.to) ? undefined : 'a seat for one who did not agree';
    case 'rest': {
      const left = contributors(now).filter((place) => place !== what.place);
      if (left.length === 0) return 'nobody is left';
      return left.length < contributors(now).length ? undefined : 'that device rests already';
    }
    case 'device':
      if (what.place > devices.length || what.place > 7) return 'no such place';
      return devices.some(({ id }, place) => id === what.id && place !== what.place)
        ? 'that device has a place already'
        : undefined;
  }
}

/** The devices after an accord that has no problem. */
export function agree(what: Accord, now: Devices): Devices {
  const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));
  const { devices, holders, players } = now;
  switch (what.type) {
    case 'back':
    case 'end':
      return now;
    case 'hand':
      return { devices, holders: put(holders, what.seat, what.to), players: put(players, what.seat, what.player) };
    case 'rest':
      return { ...now, devices: put(devices, what.place, { ...devices[what.place]!, resting: true }) };
    case 'device': {
      const device = { id: what.id, name: what.name, resting: false };
      const all = what.place === devices.length ? [...devices, device] : put(devices, what.place, device);
      return { ...now, devices: all };
    }
  }
}

/** The place of the device with this id. */
export const placeOf = ({ devices }: Devices, id: string): Place | undefined => {
  const place = devices.findIndex((device) => device.id === id);
  return place < 0 ? undefined : place;
};

/** The place that may write the next entry: that of the seat a move is by, or the first that contributes. */
export const pen = (now: Devices, author: Seat | undefined): Place | undefined =>
  author === undefined ? contributors(now)[0] : now.holders[author];
