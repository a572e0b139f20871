import { useQuery } from '@tanstack/react-query'
import { chainTimeQuery } from '#interfaces/node/chain/chainTime.ts'
import { tradeMinutes } from './tradeSteps.ts'

/** How long a signed trade may wait for its block, in seconds. */
const patience = tradeMinutes * 60

/** Until when a trade that is signed now may wait for its block, in epoch seconds of the chain; null while unknown. */
export function useDeadline(isNeeded: boolean): bigint | null {
  const { data } = useQuery({ ...chainTimeQuery(), enabled: isNeeded })
  return data === undefined ? null : BigInt(data + patience)
}
