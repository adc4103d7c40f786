import { icon } from './icon';

export const PhoneIcon = /* @__PURE__ */ icon(
  'M6.5 3.5h2.6l1.5 4-2 1.4a12 12 0 0 0 6.5 6.5l1.4-2 4 1.5v2.6a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
/** Points to the end of the line: mirrored in Arabic. */
export const ForwardIcon = /* @__PURE__ */ icon('m9 5 7 7-7 7', true);
export const ArrowIcon = /* @__PURE__ */ icon('M4 12h15M13 6l6 6-6 6', true);
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.500 4.500L19 7.500');
export const InfoIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.500M12 7.600v.1');
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.800 20h18.400L12 4ZM12 10v4.500M12 17.200v.1');
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21s7-6.200 7-11.500A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21ZM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
);
export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14H4V6ZM4 10.500h16M8.500 3.500V8M15.500 3.500V8');
export const DocumentIcon = /* @__PURE__ */ icon('M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6');
export const ChartIcon = /* @__PURE__ */ icon('M4 20h16M7 20v-6M12 20V6M17 20v-9');
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500 20.500 20.500',
);
export const TransferIcon = /* @__PURE__ */ icon('M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4');
export const SplitIcon = /* @__PURE__ */ icon('M4 4h16v16H4V4ZM12 4v16M12 12h8');
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3 5 5.500V11c0 4.500 3 8 7 10 4-2 7-5.500 7-10V5.500L12 3ZM9 11.500l2.200 2.200L15 10',
);
export const PeopleIcon = /* @__PURE__ */ icon(
  'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3 20c0-3.500 2.700-5.500 6-5.500s6 2 6 5.500M16 4.500a3.500 3.500 0 0 1 0 6.300M17.500 14.800c2.100.7 3.500 2.500 3.500 5.200',
);
export const PersonIcon = /* @__PURE__ */ icon(
  'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c0-4 3.300-6 7.500-6s7.500 2 7.500 6',
);
export const PenIcon = /* @__PURE__ */ icon('M5 19l1-4L16.500 4.500l3 3L9 18l-4 1ZM14.500 6.500l3 3');
export const ScaleIcon = /* @__PURE__ */ icon(
  'M12 4v16M8 20h8M5 7h14M5 7l-2.500 6h5L5 7ZM19 7l-2.500 6h5L19 7Z',
);
export const BuildingIcon = /* @__PURE__ */ icon(
  'M5 20V5l8-2v17M13 8l6 2v10M3 20h18M8 8h2M8 12h2M8 16h2M16 13v.1M16 16.500v.1',
);
export const PhoneDeviceIcon = /* @__PURE__ */ icon('M7 3h10v18H7V3ZM11 18h2');
export const ListIcon = /* @__PURE__ */ icon('M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1');
export const QuestionIcon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.500 9.200a2.600 2.600 0 0 1 5 .8c0 1.700-2.500 2-2.500 3.600M12 16.900v.1',
);
/** What was sent, and how far it is. */
export const TrackIcon = /* @__PURE__ */ icon(
  'M11 21H6V3h8l4 4v3M14 3v4h4M17 21a4 4 0 1 0 0-8 4 4 0 0 0 0 8M17 15.200V17l1.200 1',
);
