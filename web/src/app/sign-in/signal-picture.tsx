/** Tracks running to a signal at night; stands where the shop has set no pictures of its own. */
export const SignalPicture = () => (
  <svg className="signal-picture" viewBox="0 0 400 440" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <g fill="none" stroke="#3b6a96" strokeWidth="2">
      <path d="M120 440 195 210M280 440 205 210" />
      <path d="M20 440 188 214M380 440 212 214" strokeOpacity=".45" />
      <path
        d="M130 410h140M142 374h116M153 340h94M164 306h72M173 278h54M180 254h40M186 236h28"
        strokeWidth="5"
        strokeOpacity=".5"
      />
    </g>
    <path d="M0 212h400" stroke="#3b6a96" strokeOpacity=".5" />
    <g transform="translate(268 118)">
      <path d="M26 96v110" stroke="#23476a" strokeWidth="7" />
      <rect width="52" height="112" rx="26" fill="#04182b" stroke="#23476a" strokeWidth="2" />
      <circle cx="26" cy="26" r="13" fill="#3a1f24" />
      <circle cx="26" cy="54" r="13" fill="#3d3118" />
      <circle cx="26" cy="84" r="20" fill="#4cc274" fillOpacity=".22" />
      <circle cx="26" cy="84" r="13" fill="#4cc274" />
    </g>
  </svg>
);
