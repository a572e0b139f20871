import { useState, useSyncExternalStore } from 'react'
import { config } from '#lib/browser/config/config.ts'
import { saveFile } from '#lib/browser/saveFile.ts'
import { addressBook, setBookEntries } from '#lib/browser/storage/addressBook.ts'
import { ownAbis, removeOwnAbi } from '#lib/browser/storage/ownAbis.ts'
import { Button } from '#ui/form/Button.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { BookTable } from './ownData/BookTable.tsx'
import { ImportButton } from './ownData/ImportButton.tsx'
import { importOwnData } from './ownData/importOwnData.ts'
import { OwnAbiTable } from './ownData/OwnAbiTable.tsx'
import { writeOwnData } from './ownData/ownDataFile.ts'
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
          <span className="flex gap-2 max-sm:basis-full">
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
            <ImportButton
              onText={(text) => void importOwnData(text).then(setMessage)}
              onProblem={setMessage}
            />
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
