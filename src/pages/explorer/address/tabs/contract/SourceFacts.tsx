import type { VerifiedContract } from '#interfaces/explorer/address/contract.ts'
import { formatCount } from '#lib/format/count.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'

type SourceFactsProps = { source: VerifiedContract }

/** What the explorer knows of the source of a contract. */
export function SourceFacts({ source }: SourceFactsProps) {
  const { isVerified, isPartiallyVerified, name, language, compilerVersion, evmVersion, license } = source
  const facts = [
    ['Contract', name],
    ['Language', language],
    ['Compiler', compilerVersion],
    ['EVM version', evmVersion],
    ['Optimisation', optimisation(source)],
    ['Licence', license],
    ['File', source.filePath],
  ] as const
  return (
    <>
      <Details columns>
        <Detail label="Verification">
          {isVerified ? (
            <Badge tone="up">{isPartiallyVerified ? 'Verified in part' : 'Verified'}</Badge>
          ) : (
            <Badge>Not verified</Badge>
          )}
        </Detail>
        {facts.map(
          ([label, value]) =>
            value && (
              <Detail key={label} label={label}>
                <ExternalText>{value}</ExternalText>
              </Detail>
            ),
        )}
        {source.verifiedAt && (
          <Detail label="Verified">
            <Time at={source.verifiedAt} />
          </Detail>
        )}
      </Details>
      {source.sourceCode && (
        <details className="border-t px-4 py-2 text-sm">
          <summary className="py-1">Source code, {formatCount(source.sourceCode.length)} characters</summary>
          <pre className="max-h-120 overflow-auto py-2 font-mono text-xs">{source.sourceCode}</pre>
        </details>
      )}
    </>
  )
}

function optimisation({ optimizationEnabled, optimizationRuns }: VerifiedContract): string | null {
  if (optimizationEnabled === null) return null
  if (!optimizationEnabled) return 'Off'
  return optimizationRuns === null ? 'On' : `On, ${formatCount(optimizationRuns)} runs`
}
