import { useState } from 'react'
import { canonicalSignature } from '#domain/abi/canonicalSignature.ts'
import { bytesHash } from '#domain/decoding/bytesHash.ts'
import { Input } from '#ui/form/Input.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Hash } from '#ui/links/Hash.tsx'

/** Computes the selector of a function and the hash of a signature, which of an event is its topic. */
export function SelectorTool() {
  const [signature, setSignature] = useState('transfer(address,uint256)')
  const read = canonicalSignature(signature)
  const hash = 'signature' in read ? bytesHash({ text: read.signature }) : null
  return (
    <>
      <div className="p-4">
        <Input
          label="Signature"
          mono
          maxLength={500}
          value={signature}
          onChange={setSignature}
          hint="A function, an event or an error, as in transfer(address to, uint256 value)."
          problem={'problem' in read && signature.trim() !== '' ? read.problem : undefined}
        />
      </div>
      {'signature' in read && hash !== null && (
        <div className="border-t">
          <Details>
            <Detail label="Signature" wide>
              <code className="font-mono wrap-anywhere">{read.signature}</code>
            </Detail>
            <Detail label="Selector" help="The first four bytes of a call's input.">
              <Hash value={hash.slice(0, 10)} whole />
            </Detail>
            <Detail
              wide
              label="Keccak-256 of the signature"
              help="For an event, the first topic of its logs."
            >
              <Hash value={hash} whole />
            </Detail>
          </Details>
        </div>
      )}
    </>
  )
}
