import type { Command } from 'commander';
import { importCommands } from './import';
import { keyCommands } from './keys';
import { migrateCommands } from './migrate';
import { outboxCommands } from './outbox';
import { seedCommands } from './seed';
import { serviceCommands } from './serve';
import { submissionCommands } from './submissions';

/** Adds its commands to the program. One file a group. */
export type CommandGroup = (program: Command) => void;

export const COMMAND_GROUPS: CommandGroup[] = [
  submissionCommands,
  outboxCommands,
  serviceCommands,
  migrateCommands,
  seedCommands,
  importCommands,
  keyCommands,
];
