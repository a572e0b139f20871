import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#network/store/database.ts'
import { inputRows } from './bulkRows.ts'
import type { Deltas } from './deltas.ts'

/** Days whose senders are kept: a reorg that goes back further would leave their number too high. */
const keptDays = 3

/** Adds the transactions of blocks to their UTC days, and counts who sent one there for the first time. */
export async function addDays(database: Database, { days }: Deltas): Promise<void> {
  if (days.size === 0) return
  await database.execute(sql`
    with sent as (
        insert into active_addresses (day, address, transactions)
        select day, address, transactions from ${senders(days)}
        on conflict (day, address) do update set
          transactions = active_addresses.transactions + excluded.transactions
        returning day, (xmax = 0) as is_new),
      came as (select day, count(*)::integer as active from sent where is_new group by day)
    insert into transaction_days (day, transactions, gas_used, active_addresses)
    select input.day, transactions, gas_used, coalesce(active, 0)
    from ${counts(days)} left join came on came.day = input.day
    on conflict (day) do update set
      transactions = transaction_days.transactions + excluded.transactions,
      gas_used = transaction_days.gas_used + excluded.gas_used,
      active_addresses = transaction_days.active_addresses + excluded.active_addresses`)
  await database.execute(sql`
    delete from active_addresses where day <= (select max(day) from transaction_days) - ${keptDays}::integer`)
}

/** Subtracts the transactions of removed blocks from their days. */
export async function subtractDays(database: Database, { days }: Deltas): Promise<void> {
  if (days.size === 0) return
  await database.execute(sql`
    update active_addresses set transactions = active_addresses.transactions - input.transactions
    from ${senders(days)} where active_addresses.day = input.day and active_addresses.address = input.address`)
  await database.execute(sql`
    with gone as (delete from active_addresses where transactions = 0 returning day),
      left_out as (select day, count(*)::integer as inactive from gone group by day)
    update transaction_days set
      transactions = transaction_days.transactions - input.transactions,
      gas_used = transaction_days.gas_used - input.gas_used,
      active_addresses = active_addresses - coalesce(inactive, 0)
    from ${counts(days)} left join left_out on left_out.day = input.day
    where transaction_days.day = input.day`)
  await database.execute(sql`delete from transaction_days where transactions = 0`)
}

function counts(days: Deltas['days']): SQL {
  const rows = [...days.values()].map(({ day, transactions, gasUsed }) => ({ day, transactions, gasUsed }))
  return inputRows(rows, 'day date, transactions integer, gas_used numeric')
}

/** Each day with each address that sent transactions on it. */
function senders(days: Deltas['days']): SQL {
  const rows = [...days.values()].flatMap(({ day, senders }) =>
    [...senders].map(([address, transactions]) => ({ day, address, transactions })),
  )
  return inputRows(rows, 'day date, address text, transactions integer')
}
