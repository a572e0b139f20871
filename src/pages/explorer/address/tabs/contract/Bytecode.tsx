import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codeQuery, delegateOf } from '#interfaces/node/contract/code.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Button } from '#ui/form/Button.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type BytecodeProps = {
  address: Address
  /** The explorer's bytecode, for nodes without `eth_getCode`. */
  told: Hex | null
}

/** The bytes of a contract as they are on the chain. */
export function Bytecode({ address, told }: BytecodeProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { data } = useSuspenseQuery(codeQuery(address))
  const code = data ?? told
  if (code === null) return <Empty>This node does not say what code is at an address.</Empty>
  const delegate = delegateOf(code)
  if (delegate)
    return (
      <p className="px-4 py-3 text-sm">
        An account that delegates to <AddressLink address={delegate} contract whole />
      </p>
    )
  if (code === '0x') return <Empty>No code at this address.</Empty>
  return (
    <div className="px-4 py-3 text-sm">
      <p className="flex items-center gap-1 pb-1 text-muted">
        {formatCount((code.length - 2) / 2)} bytes
        <Copy value={code} what="bytecode" />
      </p>
      <code
        className={`font-mono text-xs break-all ${isWhole ? 'block max-h-60 overflow-auto' : 'line-clamp-6'}`}
      >
        {code}
      </code>
      {/* More than six lines of the widest window. */}
      {!isWhole && code.length > 900 && (
        <Button size="small" tone="quiet" onClick={() => setIsWhole(true)}>
          Show all
        </Button>
      )}
    </div>
  )
}
