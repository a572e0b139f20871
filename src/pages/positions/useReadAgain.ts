import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** Milliseconds until what does not add up is read again, and how often at most. */
const pause = 4_000
const mostTries = 3

/**
 * Reads the trades, the transfers and the balances of these tokens again soon, because their trades and transfers do not add
 * up to their balances: mostly a trade came between two reads. What still does not add up is read with the rest. Returns
 * whether it is still trying.
 */
export function useReadAgain(owner: Address, tokens: readonly Address[]): boolean {
  const client = useQueryClient()
  const listed = tokens.join(' ')
  const [givenUp, setGivenUp] = useState('')
  useEffect(() => {
    if (listed === '') return
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      if (tries > mostTries) {
        clearInterval(timer)
        setGivenUp(listed)
        return
      }
      const balances = listed.split(' ').map((token) => tokenHoldingQuery(token as Address, owner).queryKey)
      const keys = [
        allSwapsByUserQuery(owner).queryKey,
        allTransfersByAddressQuery(owner).queryKey,
        ...balances,
      ]
      for (const queryKey of keys) void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    }, pause)
    return () => {
      clearInterval(timer)
      setGivenUp('')
    }
  }, [client, owner, listed])
  return listed !== givenUp
}
