import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Scanner {
  address: string;
  close(): Promise<void>;
}

/**
 * A peer at the scanner's end of a real socket that does whatever a test says when a connection comes.
 * @param port 0 for a free one
 */
export async function scannerThat(behave: (socket: Socket) => void): Promise<Scanner> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
