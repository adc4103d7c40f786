import type { Command } from 'commander';
import { env } from '../../env';
import { logger } from '../../log';
import { beginScan } from '../attachments/clamd';
import { serve } from '../serve';
import { HEALTH_PATH, OPENAPI_PATH, openApiDocument } from '../serve/openapi';
import { openServices } from '../services';
import { CliError, EXIT, json, line } from './output';

function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new CliError('--port is a number up to 65535.', EXIT.usage);
  return value;
}

function untilAsked(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal));
  });
}

async function run(options: { port: number; host?: string }): Promise<void> {
  const environment = env();
  const token = environment.REGISTRY_API_TOKEN;
  if (token === undefined)
    throw new CliError('REGISTRY_API_TOKEN is not set: the service would answer anybody.', EXIT.usage);
  // This process is the registry itself, whatever the environment says about asking another one.
  const services = await openServices({ ...environment, REGISTRY_API_URL: undefined });
  // Listening for the signal comes before saying "ready": whoever reads that may stop the service at once.
  const asked = untilAsked();
  try {
    const { registry } = services;
    const { CLAMD_ADDRESS: scanner, CLAMD_TIMEOUT_MS: timeoutMs } = environment;
    const scan = scanner === undefined ? undefined : () => beginScan(scanner, timeoutMs);
    const files = { attachments: services.attachments, scan };
    const hostname = options.host ?? environment.REGISTRY_SERVICE_HOST;
    const service = await serve({ registry, files, token, port: options.port, hostname });
    services.startWork();
    await line(
      `Registry service on port ${service.port} of ${hostname} (${services.store.kind}); described at ${OPENAPI_PATH}, health at ${HEALTH_PATH}`,
    );
    logger.info({ signal: await asked }, 'stopping');
    await service.close();
  } finally {
    await services.registry.close();
  }
}

/** The registry as an HTTP service, and its description. */
export function serviceCommands(program: Command): void {
  program
    .command('serve')
    .description('run the embedded registry as an HTTP service that asks for REGISTRY_API_TOKEN')
    .option('--port <port>', 'port to listen on; 0 takes a free one', port, 4000)
    .option(
      '--host <address>',
      'address to listen on; REGISTRY_SERVICE_HOST, or this machine alone, by default',
    )
    .action(run);
  program
    .command('openapi')
    .description('print the OpenAPI 3.1 document of the service')
    .action(() => json(openApiDocument()));
}
