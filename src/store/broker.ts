/** The broker by which devices find one another, if it is not the public one. */
import * as v from 'valibot';
import { isObject } from '#engine/json.ts';
import { publicBroker, type Broker } from '#sync/transports/peerjs.ts';
import { read, write } from './db.ts';
import { StoreProblem } from './problem.ts';
import { fitting } from './records.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

const iceServer = v.union([
  v.strictObject({ urls: v.pipe(text(300), v.regex(/^stuns?:\S+$/)) }),
  // A browser refuses a TURN server without name and password.
  v.strictObject({
    urls: v.pipe(text(300), v.regex(/^turns?:\S+$/)),
    username: text(300),
    credential: text(300)
  })
]);

export const broker: v.GenericSchema<unknown, Broker> = v.strictObject({
  host: v.pipe(text(253), v.regex(/^[a-z0-9.:[\]-]+$/i)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535)),
  path: v.pipe(text(200), v.regex(/^\/[^\s?#]*$/)),
  key: text(100),
  secure: v.boolean(),
  iceServers: v.pipe(v.array(iceServer), v.maxLength(8))
});

export const brokerKey = 'broker';

/** The parts of a broker's description that do not fit; empty if all do. */
export function brokerFaults(wanted: Broker): string[] {
  const { issues = [] } = v.safeParse(broker, wanted);
  return [...new Set(issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? ''))];
}

/** The broker that was chosen, if it can be read; null for the public one. Throws StoreProblem. */
export async function chosenBroker(): Promise<Broker | null> {
  const row: unknown = await read(['settings'], (tables) => tables.settings.get(brokerKey));
  return fitting(broker, isObject(row) ? row['value'] : undefined) ?? null;
}

/**
 * The broker to be used: the public one where none was chosen, or where nothing can be. Throws StoreProblem where it cannot
 * be read just now: whoever has chosen one of their own is not shown to another.
 */
export const readBroker = async (): Promise<Broker> => {
  try {
    return (await chosenBroker()) ?? publicBroker;
  } catch (error) {
    if (error instanceof StoreProblem && error.kind === 'unavailable') return publicBroker;
    throw error;
  }
};

/** Stores a broker that has no faults, or, with null, goes back to the public one. Throws StoreProblem. */
export async function saveBroker(wanted: Broker | null): Promise<void> {
  const value = wanted && v.parse(broker, wanted);
  await write(['settings'], (tables) =>
    value ? tables.settings.put({ key: brokerKey, value }).then(() => undefined) : tables.settings.delete(brokerKey)
  );
}
