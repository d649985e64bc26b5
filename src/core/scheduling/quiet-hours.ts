/** Local hours in which nothing is sent outside the app; none if equal. The end may be on the next day. */
export interface QuietHours {
  start: number
  end: number
}

export const isQuietHour = ({ start, end }: QuietHours, hour: number): boolean =>
  start <= end ? hour >= start && hour < end : hour >= start || hour < end
