import { integer, pgTable } from 'drizzle-orm/pg-core'
import { address, hash, instant } from './columns.ts'

/** One row: the chain this database holds. The store is emptied for another genesis or other contracts. */
export const followed = pgTable('followed', {
  id: integer().primaryKey().default(1),
  chainId: integer().notNull(),
  genesisHash: hash().notNull(),
  curveFactory: address(),
  /** The token that the factory's markets are paid in. */
  stablecoin: address(),
  lendingPool: address(),
  /** The newest block of the node, stored or not. */
  headBlock: integer(),
  startedAt: instant().notNull().defaultNow(),
})
