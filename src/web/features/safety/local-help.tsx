import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HelpAnswer } from '../../../contract/safety.ts'
import { CountrySelect } from '../../ui/country-select.tsx'
import { helpQuery } from './safety-queries.ts'

type HelpLine = NonNullable<HelpAnswer['help']>['lines'][number]

const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className="link whitespace-nowrap">
    {number}
  </a>
)

const LineItem = ({ name, phone, text, chat, hours }: HelpLine) => (
  <li>
    <strong className="font-[550]">{name}</strong>
    {phone && (
      <>
        {': '}
        <Phone number={phone} />
      </>
    )}
    {text && `, text ${text}`}
    {chat && (
      <>
        {', '}
        <a href={`https://${chat}`} rel="noreferrer" className="link">
          {chat}
        </a>
      </>
    )}
    {hours && `, ${hours === '24/7' ? 'at any hour' : hours}`}
  </li>
)

const Directory = ({ directory }: Pick<HelpAnswer, 'directory'>) => (
  <a href={`https://${directory}`} rel="noreferrer" className="link">
    {directory}
  </a>
)

// What stands below keeps its place when the help of the country has come.
const ROOM = 'min-h-[28rem] sm:min-h-[20rem]'

/** Emergency number and help lines of a country; the one of the browser's time zone until another is chosen. */
export function LocalHelp() {
  const [chosen, setChosen] = useState<string | null>(null)
  const { data } = useQuery({ ...helpQuery(chosen), placeholderData: keepPreviousData })
  if (!data) return <p className={ROOM}>If you or someone else is in danger now, call your local emergency number.</p>
  const { help, countries, country, directory } = data
  return (
    <div className={`grid content-start gap-4 ${ROOM}`}>
      <div className="max-w-[22rem]">
        <CountrySelect
          label="Country"
          countries={countries}
          value={chosen ?? country ?? ''}
          none="Another country"
          onChange={(next) => setChosen(next || null)}
        />
      </div>
      {help ? (
        <>
          <p>
            In danger now: call <Phone number={help.emergency} />.
          </p>
          <ul>
            {help.lines.map((line) => (
              <LineItem key={line.name} {...line} />
            ))}
          </ul>
          <p className="text-sm text-ink-soft">
            Last checked {help.checkedOn}. Lines of other countries: <Directory directory={directory} />.
          </p>
        </>
      ) : (
        <p>
          Call your local emergency number, or find a line of your country at <Directory directory={directory} />.
        </p>
      )}
    </div>
  )
}
