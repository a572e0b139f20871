import { bigint, boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Address } from 'viem'
import { address, hash, instant } from './columns.ts'

/** One row: the chain this database holds. The store is emptied for another genesis or other contracts. */
export const followed = pgTable('followed', {
  id: integer().primaryKey().default(1),
  /** The ids of some networks need more than 32 bits. */
  chainId: bigint({ mode: 'number' }).notNull(),
  genesisHash: hash().notNull(),
  /** The first block that is stored. Records of earlier ones are only on the node. */
  firstBlock: integer().notNull().default(0),
  /** Records of blocks before this one were pruned; figures still count them. */
  keptFrom: integer().notNull().default(0),
  /** Whether the node reports the calls inside transactions. */
  internalCalls: boolean().notNull().default(true),
  marketFactory: address(),
  /** Emits the events of all markets. */
  marketEvents: address(),
  /** The coins that the markets take, the preferred one first, as the registry listed them when the sync began. */
  stablecoins: jsonb().$type<Address[]>().notNull().default([]),
  lendingPool: address(),
  /** The newest block of the node, stored or not. */
  headBlock: integer(),
  startedAt: instant().notNull().defaultNow(),
})
