import { useState } from 'react'
import { bytesHash } from '#domain/decoding/bytesHash.ts'
import { Input } from '#ui/form/Input.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Hash } from '#ui/links/Hash.tsx'

/** Computes the selector of a function and the topic of an event from a signature. */
export function SelectorTool() {
  const [signature, setSignature] = useState('transfer(address,uint256)')
  const normal = signature.replace(/\s+/g, '')
  const hash = bytesHash({ text: normal })
  return (
    <>
      <div className="p-4">
        <Input
          label="Signature"
          mono
          maxLength={500}
          value={signature}
          onChange={setSignature}
          hint="Name and types without spaces, as in transfer(address,uint256)."
        />
      </div>
      <div className="border-t">
        <Details>
          <Detail label="Function selector" help="The first four bytes of a call's input.">
            <Hash value={hash.slice(0, 10)} whole />
          </Detail>
          <Detail label="Event topic, Keccak-256" help="The first topic of an event's log.">
            <Hash value={hash} whole />
          </Detail>
        </Details>
      </div>
    </>
  )
}
