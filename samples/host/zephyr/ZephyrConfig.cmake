# Stands in for Zephyr: find_package(Zephyr) finds this file when ZEPHYR_BASE names its folder. It makes the target
# `app`, with the options of prj.conf, as a program for this machine.
project(host_build LANGUAGES C)
include("${CMAKE_CURRENT_LIST_DIR}/../host.cmake")

host_read_kconfig("${CMAKE_SOURCE_DIR}/prj.conf" HOST_OPTIONS)
add_executable(app)
host_application(app zephyr stubs/zephyr main ${HOST_OPTIONS})
