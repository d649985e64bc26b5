const COLUMNS = [
  { plan: 'Free', level: 'Standard Protection' },
  { plan: 'Chat Starter / Chat Pro', level: 'Sensitive Protection' },
  { plan: 'Chat Unlimited', level: 'Maximum Protection' },
]

const ROWS: [name: string, standard: string, sensitive: string, maximum: string][] = [
  ['Conversation Encryption', 'AES-256-GCM, your own key', 'AES-256-GCM, your own key', 'AES-256-GCM, your own key'],
  ['Sensitive Data Detection', 'None', 'Automatic PII Detection', 'Real-time Smart Masking'],
  ['Memory Retention', 'Unlimited', 'Unlimited', 'Unlimited + Advanced Analytics'],
  ['Cross-Helper Memory Sharing', 'Full sharing', 'Privacy-filtered sharing', 'Granular access controls'],
  ['Data Categories Protected', 'General conversations', 'PII, Financial, Health', 'All categories + Legal'],
  ['Privacy Dashboard', 'Basic view', 'Full controls', 'Advanced analytics'],
  [
    'Compliance Features',
    'None',
    'Controls documented; not certified',
    'HIPAA & SOC 2 controls documented; not certified',
  ],
]

const CELL = 'p-4 text-left align-top max-sm:px-3'

export const ProtectionTable = () => (
  <section
    aria-label="Privacy Protection Levels"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    className="overflow-x-auto rounded-card border border-line"
  >
    <table className="w-full min-w-[44rem] max-sm:min-w-[38rem] border-collapse bg-raised text-[0.9375rem]">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={CELL}>
            <span className="sr-only">What is protected</span>
          </th>
          {COLUMNS.map(({ plan, level }) => (
            <th key={plan} scope="col" className={CELL}>
              <span className="block font-[550]">{plan}</span>
              <span className="text-sm font-normal text-ink-soft">{level}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, ...cells]) => (
          <tr key={name} className="border-t border-line first:border-t-0">
            <th scope="row" className={`${CELL} font-[550]`}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={COLUMNS[column]?.plan} className={`${CELL} text-ink-soft`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
