/** Connections by code outlive the page that made them: what opens over one is for whoever takes part then. */
import { expect, test, vi } from 'vitest';
import type { Channel } from '#sync/channel.ts';
import type { Offered } from '#sync/transports/direct.ts';
import { Lines } from '#sync/transports/lines.ts';
import { Time } from '../support/sync/world.ts';

/** Opens a channel over the connection that was offered last. */
const connection = vi.hoisted(() => ({ open: (_: Channel): void => undefined }));
vi.mock('#sync/transports/direct.ts', () => ({
  offer: (onchannel: (channel: Channel) => void): Promise<Offered> => {
    connection.open = onchannel;
    return Promise.resolve({
      code: 'code',
      accept: () => Promise.resolve(true),
      opened: Promise.resolve(true),
      mend: () => true,
      close: () => undefined
    });
  }
}));

test('LINK-CODE-01 what opens over a connection by code is handed to whoever takes part, and closed where nobody does', async () => {
  const lines = new Lines(new Time());
  await lines.offer();
  const became: string[] = [];
  const open = (binding: string): void =>
    connection.open({
      opener: true,
      binding,
      send: () => undefined,
      close: () => void became.push(`${binding} closed`),
      onmessage: () => undefined,
      onclose: () => undefined
    });
  open('early');
  lines.start(({ binding }) => became.push(`${binding} taken`));
  open('in time');
  lines.close();
  open('late');
  expect(became).toEqual(['early closed', 'in time taken', 'late closed']);
});
