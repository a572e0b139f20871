import { useState } from 'react'
import { keccak256, stringToBytes } from 'viem/utils'
import { Detail, Details } from '#ui/Details.tsx'
import { Hash } from '#ui/Hash.tsx'
import { Input } from '#ui/Input.tsx'

/** From a signature to what stands in calls and logs: the selector of a function, the topic of an event. */
export function SelectorTool() {
  const [signature, setSignature] = useState('transfer(address,uint256)')
  const normal = signature.replace(/\s+/g, '')
  const hash = keccak256(stringToBytes(normal))
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
