import { env } from '@/lib/env';
import { serve } from '@/lib/registry/serve';
import { openServices } from '@/lib/registry/services';

/**
 * A site process reduced to what stores and passes on: the same services as the site's, with the registry's own
 * HTTP face instead of pages. Prints its port when it is ready.
 */
const services = await openServices(env());
const token = process.env.FRONT_TOKEN ?? '';
const service = await serve({
  registry: services.registry,
  files: { attachments: services.attachments },
  token,
  port: 0,
  hostname: '127.0.0.1',
});
services.startWork();
process.stdout.write(`port ${service.port}\n`);
