import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Template, TemplateBody } from '../../../contract/admin.ts'
import { personaOf } from '../../../core/personas/personas.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { patch } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/fields/choices.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/text-field.tsx'
import { adminQueries, useAdminAction } from './admin-queries.ts'
import { DataState } from './for-operators.tsx'

const nameOf = (type: string): string => (type === 'general' ? 'Every persona' : personaOf(type).title)

function useChange(template: Template, onDone: () => void) {
  return useAdminAction({
    call: (change: TemplateBody) => patch<Template>(`/api/admin/templates/${template.id}`, change),
    done: { title: 'Template saved' },
    onDone,
  })
}

function Editor({ template, onClose }: { template: Template; onClose(): void }) {
  const [text, setText] = useState(template.templateText)
  const save = useChange(template, onClose)
  return (
    <div className="grid gap-3">
      <Textarea
        label={`Text ${template.sequencePosition + 1}`}
        value={text}
        rows={3}
        maxLength={LIMITS.template.max}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button
          variant="primary"
          busy={save.isPending}
          disabled={text.trim() === ''}
          onClick={() => save.mutate({ templateText: text })}
        >
          Save
        </Button>
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function Row({ template }: { template: Template }) {
  const [editing, setEditing] = useState(false)
  const change = useChange(template, () => setEditing(false))
  if (editing) {
    return (
      <li tabIndex={-1} className="py-4">
        <Editor template={template} onClose={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li tabIndex={-1} className="flex items-start justify-between gap-4 py-3">
      <p className={classNames('min-w-0 max-w-[68ch] py-2', !template.active && 'text-ink-soft line-through')}>
        {template.templateText}
      </p>
      <div className="flex shrink-0 items-center gap-1">
        <Button
          variant="plain"
          aria-label={`Edit text ${template.sequencePosition + 1}`}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
        <Switch
          label={`Use text ${template.sequencePosition + 1}`}
          checked={template.active}
          onChange={(active) => change.mutate({ active })}
        />
      </div>
    </li>
  )
}

export function TemplatesPanel() {
  const templates = useQuery(adminQueries.templates)
  const [wanted, setWanted] = useState<string | null>(null)
  return (
    <DataState
      query={templates}
      what="templates"
      empty={{ when: (data) => data.templates.length === 0, title: 'There are no templates' }}
    >
      {(data) => {
        const types = [...new Set(data.templates.map(({ personaType }) => personaType))]
        const shown = wanted ?? types[0]
        return (
          <>
            <Select
              label="Persona"
              value={shown}
              options={types.map((type) => [type, nameOf(type)])}
              onChange={(event) => setWanted(event.target.value)}
              className="mb-5 max-w-[26rem]"
            />
            <p className="mb-5 max-w-[68ch] text-ink-soft">
              {
                '{name}, {goal}, {topic}, {day} and {partOfDay} are filled in. Text in [brackets] is left out when one of '
              }
              them is unknown.
            </p>
            <ul className="divide-y divide-line border-y border-line">
              {data.templates
                .filter(({ personaType }) => personaType === shown)
                .map((template) => (
                  <Row key={template.id} template={template} />
                ))}
            </ul>
          </>
        )
      }}
    </DataState>
  )
}
