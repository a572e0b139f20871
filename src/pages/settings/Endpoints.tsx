import { type FormEvent, useState } from 'react'
import {
  type EndpointName,
  endpointOverrides,
  hasLending,
  hasMarkets,
  parseEndpoint,
  siteConfig,
} from '#lib/browser/config/config.ts'
import { knowsPool, lendingPool } from '#lib/browser/config/lendingPool.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Hash } from '#ui/links/Hash.tsx'

const allFields: readonly { name: EndpointName; label: string }[] = [
  { name: 'indexerUrl', label: 'Indexer' },
  { name: 'rpcUrl', label: 'Node' },
  { name: 'explorerUrl', label: 'Explorer' },
  { name: 'lendingUrl', label: 'Lending' },
]

type Typed = Record<EndpointName, string>

/** The URLs of what the network has: not of markets or lending where there are none. */
function usedFields() {
  const missing = [!hasMarkets() && 'indexerUrl', !hasLending() && 'lendingUrl']
  return allFields.filter(({ name }) => !missing.includes(name))
}

/** The form for the URLs of the interfaces. An empty field means the site's own URL. */
export function Endpoints() {
  const site = siteConfig()
  const overrides = endpointOverrides.read()
  const hasOverrides = Object.values(overrides).some(Boolean)
  const [typed, setTyped] = useState<Typed>(() => initialFields(overrides))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const fields = usedFields()
  const isChanged = fields.some(({ name }) => typed[name].trim() !== (overrides[name] ?? ''))
  const problems = fields.map(({ name }) => problemOf(typed[name]))

  function save(event: FormEvent) {
    event.preventDefault()
    setIsSubmitted(true)
    if (problems.some(Boolean)) return
    endpointOverrides.write(filledFields(typed))
    location.reload()
  }

  return (
    <Panel title="Data sources" control={hasOverrides && <Badge tone="warn">Changed by you</Badge>}>
      <form className="thumbs grid gap-4 p-4" onSubmit={save} noValidate>
        <div className="grid gap-3 sm:grid-cols-2">
          {fields.map(({ name, label }, index) => (
            <Input
              key={name}
              label={label}
              type="url"
              inputMode="url"
              mono
              placeholder={site[name] ?? ''}
              value={typed[name]}
              problem={isSubmitted ? problems[index] : undefined}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </div>
        {knowsPool() && (
          <dl className="flex flex-wrap items-center gap-x-3 text-xs text-faint">
            <dt>Lending pool, set by this site:</dt>
            <dd>
              <Hash value={lendingPool()} />
            </dd>
          </dl>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" tone="primary" disabled={!isChanged}>
            Save and reload
          </Button>
          {hasOverrides && (
            <Button
              onClick={() => {
                endpointOverrides.write({})
                location.reload()
              }}
            >
              Reset to this site's URLs
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

function initialFields(overrides: Partial<Record<EndpointName, string | undefined>>): Typed {
  const { indexerUrl = '', rpcUrl = '', explorerUrl = '', lendingUrl = '' } = overrides
  return { indexerUrl, rpcUrl, explorerUrl, lendingUrl }
}

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const reading = parseEndpoint(text)
  return 'problem' in reading ? `This ${reading.problem}.` : undefined
}

/** The URLs of the fields that are filled in. */
function filledFields(typed: Typed): Partial<Typed> {
  const overrides: Partial<Typed> = {}
  for (const { name } of usedFields()) {
    const reading = parseEndpoint(typed[name])
    if ('url' in reading) overrides[name] = reading.url
  }
  return overrides
}
