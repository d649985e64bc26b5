const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Thu, Jun 3, 2027`. */
export const dayInWords = ({ dayOfWeek, month, day, year }: Temporal.PlainDate): string =>
  `${WEEKDAYS[dayOfWeek - 1]}, ${MONTHS[month - 1]} ${day}, ${year}`
