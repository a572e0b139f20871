import { useEffect } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import type { KnownToken } from '#pages/explorer/parts/decoding/DecodedCall.tsx'
import { useNodeTokens } from './useNodeTokens.ts'

/** Two of each row of the longest page. */
const mostTokens = 200

type NodeTokensProps = {
  addresses: readonly Address[]
  onRead: (tokens: readonly KnownToken[]) => void
}

/** Reads what tokens say of themselves to the node, and itself shows nothing. */
export function NodeTokens({ addresses, onRead }: NodeTokensProps) {
  const { tokens } = useNodeTokens(addresses, mostTokens)
  useEffect(() => onRead(tokens), [tokens, onRead])
  return null
}
