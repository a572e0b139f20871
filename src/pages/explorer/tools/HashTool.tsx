import { useState } from 'react'
import { bytesHash } from '#domain/decoding/bytesHash.ts'
import { checksummed, type Hex } from '#lib/wire/shapes.ts'
import { Input } from '#ui/form/Input.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Hash } from '#ui/links/Hash.tsx'

/** The Keccak-256 of a text or of bytes, and the checksum of an address. */
export function HashTool() {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const isAddress = /^0x[0-9a-f]{40}$/i.test(text)
  const isBytes = /^0x([0-9a-f]{2})+$/i.test(text)
  return (
    <>
      <div className="p-4">
        <Input label="Text, bytes or address" mono value={typed} onChange={setTyped} maxLength={20_000} />
      </div>
      {typed !== '' && (
        <div className="border-t">
          <Details>
            {isAddress && (
              <Detail
                wide
                label="With its checksum"
                help="Its capital letters reveal a mistyped digit (EIP-55)."
              >
                <Hash value={checksummed(text)} whole />
              </Detail>
            )}
            {isBytes && (
              <Detail wide label="Keccak-256 of the bytes">
                <Hash value={bytesHash({ bytes: text as Hex })} whole />
              </Detail>
            )}
            <Detail wide label="Keccak-256 of the text">
              <Hash value={bytesHash({ text: typed })} whole />
            </Detail>
          </Details>
        </div>
      )}
    </>
  )
}
