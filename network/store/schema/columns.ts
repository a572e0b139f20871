import { customType, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'
import type { Address, Hash, Hex } from 'viem'

/** The column types that tables share. */

/** With its checksum. */
export const address = () => text().$type<Address>()
/** In lower case. */
export const hash = () => text().$type<Hash>()
/** Bytes of any length. */
export const hex = () => text().$type<Hex>()
/** An integer of any size. Sums of hostile amounts can pass 256 bits. */
export const uint256 = () => numeric({ mode: 'bigint' })
export const blockNumber = () => integer().notNull()
/** To the millisecond. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
/** Raw bytes. Both drivers answer a `Uint8Array`; a row that is inserted has PostgreSQL's hexadecimal text. */
export const bytes = customType<{ data: Uint8Array | string }>({ dataType: () => 'bytea' })
