import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { demoAccount } from '#interfaces/wallet/demoAccount.ts'
import { config, hasTrading } from '#lib/browser/config/config.ts'
import { type Preferences, preferences, setPreferences } from '#lib/browser/storage/preferences.ts'
import { forgetRecords } from '#lib/browser/storage/recordStore.ts'
import { clearStored } from '#lib/browser/storage.ts'
import { Button } from '#ui/form/Button.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { Credits } from './Credits.tsx'
import { Endpoints } from './Endpoints.tsx'
import { OwnData } from './OwnData.tsx'
import { Setting } from './Setting.tsx'

/** The one of the trade form. */
const SlippageChoice = lazyRouteComponent(
  () => import('#pages/markets/market/trade/quote/SlippageChoice.tsx'),
  'SlippageChoice',
)

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const times = [
  { value: 'ago', label: 'Age' },
  { value: 'local', label: 'Local' },
  { value: 'full', label: 'UTC' },
] as const

/** The settings page. The browser alone stores the settings. */
export function SettingsPage() {
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.read)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title="Settings" documentTitle="Settings" />
      <div className="grid gap-4">
        <Appearance chosen={chosen} />
        {hasTrading() && (
          <Panel title="Trading">
            <div className="min-h-14 px-4 py-3">
              <Suspense>
                <SlippageChoice isSetting />
              </Suspense>
            </div>
          </Panel>
        )}
        <OwnData />
        <Reset />
        {config().allowEndpointOverrides && <Endpoints />}
        <Credits />
      </div>
    </div>
  )
}

function Appearance({ chosen }: { chosen: Preferences }) {
  // A phone's lists have no headings.
  const isPhone = useIsPhone()
  return (
    <Panel title="Appearance">
      {/* A phone has no key to press: its last setting is the one before, without a line below. */}
      <div className="divide-y pointer-coarse:*:nth-last-2:border-b-0">
        <Setting title="Theme">
          <Segmented
            label="Theme"
            value={chosen.theme}
            options={themes}
            onChange={(theme) => setPreferences({ theme })}
          />
        </Setting>
        <Setting title="Times" {...(!isPhone && { note: "Or click a time column's heading." })}>
          <Segmented
            label="Times"
            value={chosen.time}
            options={times}
            onChange={(time) => setPreferences({ time })}
          />
        </Setting>
        {config().imageOrigins.length > 0 && (
          <Setting
            title="Remote images"
            note="Token pictures come from servers that the tokens' creators chose. Those servers see your IP address."
          >
            <Switch
              label="Remote images"
              checked={chosen.remoteImages}
              onChange={(remoteImages) => setPreferences({ remoteImages })}
            />
          </Setting>
        )}
        <div className="pointer-coarse:hidden">
          <Setting title="Keyboard shortcut" note="Press / to search.">
            <Switch
              label="Keyboard shortcut"
              checked={chosen.shortcuts}
              onChange={(shortcuts) => setPreferences({ shortcuts })}
            />
          </Setting>
        </div>
      </div>
    </Panel>
  )
}

function Reset() {
  return (
    <Panel title="Data in this browser">
      <div className="divide-y">
        {config().genesisHash && <StoredRecords />}
        <LocalData />
      </div>
    </Panel>
  )
}

function StoredRecords() {
  const [isForgotten, setIsForgotten] = useState(false)
  return (
    <Setting
      title="Cached transactions and blocks"
      note="Final transactions and blocks are cached in this browser for a day."
    >
      <span role="status" className="text-sm text-muted empty:hidden">
        {isForgotten && 'Cache cleared.'}
      </span>
      <Button onClick={() => void forgetRecords().then(() => setIsForgotten(true))}>Clear cache</Button>
    </Setting>
  )
}

const keyNote =
  ' The key of your demo wallet is deleted, too: without a copy of it, what that account holds and owes is out of reach for good.'

function LocalData() {
  const [isConfirming, setIsConfirming] = useState(false)
  const hasKey = demoAccount.read() !== null
  return (
    <Setting
      title="Clear local data"
      note={`Deletes settings, labels, watched markets and addresses, ABIs, the cache, the wallet connection and your list of transactions. Nothing on the chain changes.${hasKey ? keyNote : ''}`}
    >
      {isConfirming ? (
        <span className="flex gap-2 max-sm:basis-full">
          <Button onClick={() => setIsConfirming(false)}>Cancel</Button>
          <Button tone="danger" onClick={() => void clearLocalData()}>
            {hasKey ? 'Clear data and delete the key' : 'Clear'}
          </Button>
        </span>
      ) : (
        <span className="max-sm:basis-full">
          <Button tone="danger" onClick={() => setIsConfirming(true)}>
            Clear local data…
          </Button>
        </span>
      )}
    </Setting>
  )
}

async function clearLocalData() {
  await forgetRecords()
  clearStored()
  location.reload()
}
