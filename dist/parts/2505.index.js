export const id = 2505;
export const ids = [2505];
export const modules = {

/***/ 2505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isPlainHttp)
/* harmony export */ });
/** Addresses of this machine: nothing leaves it. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;
/** Whether a request to an address leaves this machine unencrypted, so that anybody on the way can read or answer it. */
function isPlainHttp(address) {
    if (!URL.canParse(address))
        return false;
    const { protocol, hostname } = new URL(address);
    return protocol === 'http:' && !LOOPBACK.test(hostname);
}


/***/ })

};
