import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HelpAnswer } from '../../../contract/safety.ts'
import { openHours } from '../../../core/safety/help/help-text.ts'
import { localHelpPath } from '../../../core/safety/help/line.ts'
import { type ContactLink, contactLinksOf, HELP_WORDS } from '../../../core/safety/help/words.ts'
import { knownZone } from '../../../core/time/dates.ts'
import { get } from '../../api.ts'
import { CountrySelect } from '../../ui/fields/select.tsx'

type Help = NonNullable<HelpAnswer['help']>
const WORDS = HELP_WORDS.en

const Contact = ({ text, href }: ContactLink) =>
  href ? (
    <a href={href} rel="noreferrer" className="link inline-flex min-h-11 items-center">
      {text}
    </a>
  ) : (
    <span className="inline-flex min-h-11 items-center">{text}</span>
  )

const LineItem = (line: Help['lines'][number]) => (
  <li>
    <p>
      {WORDS.lead[line.kind]}: <strong className="font-[550]">{line.name}</strong>
      {openHours(line, WORDS).map((hours) => `, ${hours}`)}
    </p>
    <p className="flex flex-wrap gap-x-5">
      {contactLinksOf(line, WORDS).map((link) => (
        <Contact key={link.text} {...link} />
      ))}
    </p>
  </li>
)

const Directory = ({ directory }: Pick<HelpAnswer, 'directory'>) => (
  <a href={`https://${directory}`} rel="noreferrer" className="link">
    {directory}
  </a>
)

const Emergency = ({ emergency, police }: Help) => (
  <p className="flex flex-wrap items-center gap-x-5">
    In danger now:
    <Contact text={`Call ${emergency}`} href={`tel:${emergency}`} />
    {police && <Contact text={`Police ${police}`} href={`tel:${police}`} />}
  </p>
)

// Reserves the height, so that nothing moves when the lines arrive.
const ROOM = 'min-h-[32rem] sm:min-h-[26rem]'

const Lines = ({ help, directory }: { help: Help; directory: string }) => (
  <>
    <Emergency {...help} />
    {help.lines.length > 0 ? (
      <ul>
        {help.lines.map((line) => (
          <LineItem key={`${line.kind} ${line.name} ${line.phone}`} {...line} />
        ))}
      </ul>
    ) : (
      <p>
        We could not verify any other line in this country. Find one at <Directory directory={directory} />.
      </p>
    )}
    <p className="text-sm text-ink-soft">
      Last checked {help.checkedOn}. Lines in other countries: <Directory directory={directory} />.
    </p>
  </>
)

const zone = (): string => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** For the country of the browser's time zone, until another is chosen. */
export function LocalHelp() {
  const [chosen, setChosen] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['/api/safety/help', chosen],
    queryFn: ({ signal }) =>
      get<HelpAnswer>(chosen ? `/api/safety/help?country=${chosen}` : localHelpPath(zone()), signal),
    placeholderData: keepPreviousData,
  })
  if (!data) return <p className={ROOM}>If you or someone else is in danger now, call your local emergency number.</p>
  const { help, countries, country, directory } = data
  return (
    <div className={`grid content-start gap-4 ${ROOM}`}>
      <div className="max-w-[22rem]">
        <CountrySelect
          label="Country"
          countries={countries}
          value={chosen ?? (help ? (country ?? '') : '')}
          none="Somewhere else"
          onChange={(next) => setChosen(next || null)}
        />
      </div>
      {help ? (
        <Lines help={help} directory={directory} />
      ) : (
        <p>
          Call your local emergency number, or find a line in your country at <Directory directory={directory} />.
        </p>
      )}
    </div>
  )
}
