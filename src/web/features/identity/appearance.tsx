import { useState } from 'react'
import { type Look, TEXT_SIZES, type TextSize, THEMES, type Theme } from '../../../core/pages/theme.ts'
import { Segments } from '../../ui/fields/choices.tsx'
import { saveLook, storedLook } from './look.ts'

const THEME_NAMES: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }
const SIZE_NAMES: Record<TextSize, string> = { standard: 'Standard', large: 'Large', larger: 'Larger' }

/** Kept on this device: a phone at night and a desk in the sun want different things. */
export function Appearance() {
  const [look, setLook] = useState(storedLook)
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part }
    setLook(next)
    saveLook(next)
  }
  return (
    <>
      <Segments
        legend="Theme"
        name="theme"
        options={THEMES}
        labels={THEME_NAMES}
        chosen={look.theme}
        onChoose={(theme) => change({ theme })}
      />
      <Segments
        legend="Text size"
        name="textSize"
        options={TEXT_SIZES}
        labels={SIZE_NAMES}
        chosen={look.textSize}
        onChoose={(textSize) => change({ textSize })}
      />
      <p className="text-sm text-ink-soft">For this browser only. “System” follows your device.</p>
    </>
  )
}
