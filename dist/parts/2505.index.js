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
/** Whether an address leads out of this machine unencrypted, so that nobody knows who answers, or who reads along. */
function isPlainHttp(address) {
    if (!URL.canParse(address))
        return false;
    const { protocol, hostname } = new URL(address);
    return protocol === 'http:' && !LOOPBACK.test(hostname);
}


/***/ })

};
