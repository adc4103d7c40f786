import type { Command } from 'commander';

/** Adds its commands to the program. One file a group. */
export type CommandGroup = (program: Command) => void;

/**
 * First words of command lines, and where their commands are. Only what is asked for is loaded: an import of millions of
 * transactions has a bound on memory to keep, and half of what a process needs would be modules of the others.
 */
const GROUPS: readonly { words: readonly string[]; load: () => Promise<CommandGroup> }[] = [
  { words: ['submissions'], load: async () => (await import('./submissions')).submissionCommands },
  { words: ['outbox'], load: async () => (await import('./outbox')).outboxCommands },
  { words: ['serve', 'openapi'], load: async () => (await import('./serve')).serviceCommands },
  { words: ['migrate', 'reset'], load: async () => (await import('./migrate')).migrateCommands },
  {
    words: ['backup', 'check', 'restore'],
    load: async () => (await import('./backup')).backupCommands,
  },
  { words: ['branches'], load: async () => (await import('./branches')).branchCommands },
  { words: ['seed'], load: async () => (await import('./seed')).seedCommands },
  { words: ['import'], load: async () => (await import('./import')).importCommands },
  { words: ['pending'], load: async () => (await import('./pending')).pendingCommands },
  { words: ['keys'], load: async () => (await import('./keys')).keyCommands },
];

/** The groups that a command line needs: its own, or all of them, to be listed. */
export function commandGroups([word]: readonly string[]): Promise<CommandGroup[]> {
  const asked = GROUPS.filter(({ words }) => words.some((known) => known === word));
  return Promise.all((asked.length > 0 ? asked : GROUPS).map(({ load }) => load()));
}
