/** A broker on this machine, which a test may stop and start again at the same address. */
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { PeerServer } from 'peer';
import { openSettings } from './home.ts';

export type Broker = {
  readonly port: number;
  /** Gone at once, open connections too. */
  readonly stop: () => Promise<void>;
  /** Starts it if it is stopped. */
  readonly restart: () => Promise<void>;
};

function listen(port: number): Promise<{ server: Server; sockets: Set<Socket> }> {
  return new Promise((resolve) => {
    const sockets = new Set<Socket>();
    PeerServer({ host: '127.0.0.1', port, path: '/' }, (server) => {
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      resolve({ server, sockets });
    });
  });
}

export async function startBroker(): Promise<Broker> {
  let running = await listen(0);
  const { port } = running.server.address() as AddressInfo;
  return {
    port,
    stop: () =>
      new Promise((stopped) => {
        running.server.close(() => stopped());
        for (const socket of running.sockets) socket.destroy();
      }),
    restart: async () => {
      if (!running.server.listening) running = await listen(port);
    }
  };
}

/** Tells Wayside of the broker, in the settings, as whoever runs one would. */
export async function useBroker(page: Page, port: number): Promise<void> {
  await openSettings(page);
  await expect(page.getByText(/public PeerJS broker/)).toBeVisible();
  await page.getByText('Use another broker').click();
  await page.getByRole('textbox', { name: 'Address' }).fill('127.0.0.1');
  await page.getByRole('spinbutton', { name: 'Port' }).fill(String(port));
  await page.getByRole('switch', { name: 'Encrypted' }).click();
  await page.getByRole('textbox', { name: 'STUN and TURN servers' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Stored. It is used from the next connection on.').first()).toBeVisible();
}
