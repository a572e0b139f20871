import { integer, pgTable } from 'drizzle-orm/pg-core'
import { address, hash, instant } from './columns.ts'

/** One row: which chain this database follows. Another genesis or other contracts mean another database. */
export const followed = pgTable('followed', {
  id: integer().primaryKey().default(1),
  chainId: integer().notNull(),
  genesisHash: hash().notNull(),
  curveFactory: address(),
  /** What the factory's markets are paid in: its own `stablecoin()`. */
  stablecoin: address(),
  lendingPool: address(),
  /** The newest block the node has told of, ingested or not. */
  headBlock: integer(),
  startedAt: instant().notNull().defaultNow(),
})
