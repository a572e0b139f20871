import { useState, useSyncExternalStore } from 'react'
import { config } from '#lib/browser/config/config.ts'
import { saveFile } from '#lib/browser/saveFile.ts'
import { addressBook, setBookEntries } from '#lib/browser/storage/addressBook.ts'
import { ownAbis, removeOwnAbi, saveOwnAbis } from '#lib/browser/storage/ownAbis.ts'
import { formatCount } from '#lib/format/count.ts'
import { Button } from '#ui/form/Button.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { BookTable } from './ownData/BookTable.tsx'
import { ImportButton } from './ownData/ImportButton.tsx'
import { OwnAbiTable } from './ownData/OwnAbiTable.tsx'
import { readOwnData, writeOwnData } from './ownData/ownDataFile.ts'
import { Setting } from './Setting.tsx'

/** Lists of the user's labels, watched addresses and ABIs, and buttons that export and import them as one file. */
export function OwnData() {
  const addresses = useSyncExternalStore(addressBook().subscribe, addressBook().read)
  const abis = useSyncExternalStore(ownAbis().subscribe, ownAbis().read)
  const [message, setMessage] = useState<string>()
  const { chainId, name } = config()
  const count = addresses.length + abis.length

  return (
    <Panel title="Labels, watched addresses and ABIs">
      <div className="divide-y">
        <Setting
          title="Export and import"
          note={`Stored only in this browser, for ${name}. You label and watch an address on its page.`}
        >
          <span className="flex gap-2">
            <Button
              disabled={count === 0}
              onClick={() =>
                saveFile(`tideline-${chainId}.json`, 'application/json', [
                  writeOwnData({ chainId, addresses, abis }),
                ])
              }
            >
              Export
            </Button>
            <ImportButton onText={(text) => setMessage(importText(text))} onProblem={setMessage} />
          </span>
          <p role="status" className="basis-full text-sm text-muted empty:hidden">
            {message}
          </p>
        </Setting>
        {addresses.length > 0 && <BookTable entries={addresses} onRemove={removeEntry} />}
        {abis.length > 0 && <OwnAbiTable abis={abis} onRemove={removeOwnAbi} />}
      </div>
    </Panel>
  )
}

function removeEntry(address: Parameters<typeof removeOwnAbi>[0]) {
  setBookEntries([{ address, label: '', isWatched: false }])
}

/** Imports a file. Its entry wins when both the file and this browser have an address. Returns a sentence for the user. */
function importText(text: string): string {
  const reading = readOwnData(text)
  if (reading.problem !== undefined) return reading.problem
  const { chainId, addresses, abis, dropped } = reading
  if (chainId !== config().chainId)
    return `This file is for chain ${chainId}, not for ${config().name}. Nothing was imported.`
  if (!saveOwnAbis(abis)) return 'There is no room for the ABIs of this file. Nothing was imported.'
  setBookEntries(addresses)
  const left = dropped > 0 ? ` ${formatCount(dropped)} more could not be read.` : ''
  const counts = `${countOf(addresses, 'address', 'addresses')} and ${countOf(abis, 'ABI', 'ABIs')}`
  return `Imported ${counts}.${left}`
}

function countOf(rows: readonly unknown[], one: string, many: string) {
  return `${formatCount(rows.length)} ${rows.length === 1 ? one : many}`
}
