import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/**
 * Loaded into the server that is measured: tells what its process has used, its own work alone, and keeps profiles. A number
 * of /proc would do the former on one system only, and neither could be told from the work of starting.
 */
const session = new Session();

const doing = {
  used: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  profile: async () => {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 250 });
    await session.post('Profiler.start');
  },
  save: async (file) => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    writeFileSync(file, JSON.stringify(profile));
  },
};

process.on('message', async ({ ask, file }) => process.send({ answer: (await doing[ask](file)) ?? null }));
// Listening for questions is no reason to live on.
process.channel?.unref();
